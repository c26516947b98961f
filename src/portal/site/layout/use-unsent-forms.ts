import { useEffect } from 'react'
import { hasUnsent } from '#portal/kit/visitor-forms/unsent-key.ts'

/** Sends what a form of an earlier page kept for want of a network. */
export function useUnsentForms(): void {
  useEffect(() => {
    if (!hasUnsent()) return
    void Promise.all([
      import('#portal/kit/visitor-forms/queue.ts'),
      import('#portal/kit/visitor-forms/post.ts'),
    ]).then(([{ startQueue }, { postForm }]) => startQueue(postForm))
  }, [])
}
