import type { SingleDemoPage as Content } from '#portal/content/page.ts'
import { SingleDemo } from '../demo/single-demo.tsx'
import { DemoPage } from './demo-page.tsx'

/** One address, verified on its page. */
export function SingleDemoPage({ page }: { page: Content }) {
  return <DemoPage page={page} demo={<SingleDemo />} />
}
