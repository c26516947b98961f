import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

// Few links are damaged, and the form is larger than most of their pages.
const LinkCodeForm = lazy(() => import('./link-code-form.tsx'))

/**
 * For a link that lost its token on its way, or has one that doesn't work: asks for the code of the same email, because
 * the link would arrive the same way again. `children` is another way on.
 */
export function DamagedLink({
  lead = 'Your email program may have cut off part of the link. Enter the code from the same email instead.',
  children,
}: {
  lead?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{lead}</p>
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>
        <LinkCodeForm />
      </Suspense>
      {children}
    </div>
  )
}
