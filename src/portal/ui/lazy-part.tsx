import { Component, type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isMissingFile } from '#portal/missing-file.ts'
import { MissingFileNotice } from '#portal/ui/feedback/missing-file-notice.tsx'

class MissingPart extends Error {
  /** Makes the next render load the part again. */
  readonly forget: () => void
  constructor(cause: Error, forget: () => void) {
    super(cause.message, { cause })
    this.forget = forget
  }
}

/**
 * A component whose code loads when it is first shown, like `React.lazy`, which never loads again what has failed once.
 * Show it inside a `LazyBoundary`.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React declares `lazy`; the props are those of the component
export function lazyPart<C extends ComponentType<any>>(
  load: () => Promise<{ default: C }>,
): (props: ComponentProps<C>) => ReactNode {
  const create = () =>
    lazy(() =>
      load().catch(error => {
        throw isMissingFile(error) ? new MissingPart(error, () => (Part = create())) : error
      }),
    )
  let Part = create()
  return props => <Part {...props} />
}

interface LazyBoundaryProps {
  children: ReactNode
  /** Shown while the code loads. */
  fallback?: ReactNode
  /** For a dialog or another layer, whose place in the page is out of sight: what it shows, which tries again when it changes. */
  layer?: unknown
  /** Called when a file is missing, before the page says so. */
  onMissing?: () => void
}

/**
 * The place of parts that load later. Where a file is missing, it says so and offers to try again or to reload the page,
 * which keeps the drafts of forms. Other errors go on to the page's own error page.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { error?: unknown; layer?: unknown }> {
  override state: { error?: unknown; layer?: unknown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps({ layer }: LazyBoundaryProps, state: { layer?: unknown }) {
    return layer === state.layer ? null : { layer, error: undefined }
  }

  retry = () => this.setState({ error: undefined })

  /** A part of the page loads by itself once there is a network. A layer would open over what the person does by then. */
  retryInPage = () => {
    if (this.state.error instanceof MissingPart && !this.props.layer) this.retry()
  }

  override componentDidMount() {
    addEventListener('online', this.retryInPage)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retryInPage)
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof MissingPart)) return
    error.forget()
    this.props.onMissing?.()
  }

  override render() {
    const { error, layer } = this.state
    const { children, fallback } = this.props
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>
    if (!(error instanceof MissingPart)) throw error
    return (
      <div className={layer ? 'fixed inset-x-4 bottom-4 z-50' : undefined}>
        <MissingFileNotice onRetry={this.retry} />
      </div>
    )
  }
}
