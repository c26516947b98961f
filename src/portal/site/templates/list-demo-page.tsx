import type { ListDemoPage as Content } from '#portal/content/page.ts'
import { ListDemo } from '../demo/list-demo.tsx'
import { DemoPage } from './demo-page.tsx'

/** A short list, verified on its page. */
export function ListDemoPage({ page }: { page: Content }) {
  return <DemoPage page={page} demo={<ListDemo />} />
}
