import type { PropertyDemoPage as Content } from '#portal/content/page.ts'
import { PropertyDemo } from '../demo/property-demo.tsx'
import { DemoPage } from './demo-page.tsx'

/** A building, looked up on its page. */
export function PropertyDemoPage({ page }: { page: Content }) {
  return <DemoPage page={page} demo={<PropertyDemo />} />
}
