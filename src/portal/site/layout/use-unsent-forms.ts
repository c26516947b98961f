import { useEffect } from 'react'
import { hasUnsent } from '#portal/shared/visitor-forms/unsent-key.ts'

/** Sends what a form of an earlier page kept for want of a network. */
export function useUnsentForms(): void {
  useEffect(() => {
    if (!hasUnsent()) return
    void Promise.all([
      import('#portal/shared/visitor-forms/queue.ts'),
      import('#portal/shared/visitor-forms/post.ts'),
    ]).then(([{ startQueue }, { postForm }]) => startQueue(postForm))
  }, [])
}
