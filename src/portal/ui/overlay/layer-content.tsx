import { type ReactNode, Suspense, useLayoutEffect } from 'react'

/** The content of an open layer. `onThere` runs when it is there: at once, or when its code has loaded. */
export function LayerContent({ onThere, children }: { onThere: () => void; children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <There onThere={onThere} />
    </Suspense>
  )
}

function There({ onThere }: { onThere: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the content appears
  useLayoutEffect(onThere, [])
  return null
}
