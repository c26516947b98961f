import type { LogoFile } from '../brand/logo.ts'
import type { PageIdentity, Point } from '../page.ts'

/** The marks of the product and how to use them. Colors come from the tokens of the design system. */
export interface BrandPage extends PageIdentity {
  template: 'brand'
  heading: string
  lead: string
  logos: { title: string; lead: string; files: readonly LogoFile[] }
  colors: { title: string; lead: string; tokens: readonly { token: string; use: string }[] }
  type: { title: string; lead: string; samples: readonly { name: string; text: string; isCode: boolean }[] }
  rules: { title: string; dos: readonly string[]; donts: readonly string[] }
  naming: { title: string; points: readonly Point[] }
}
