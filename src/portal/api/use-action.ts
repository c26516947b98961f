import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface State<Input> {
  isPending: boolean
  error: Error | null
  /** The input of the attempt that is in progress or has failed. */
  input: Input | undefined
}

interface Options<Input, Output> {
  action: (input: Input) => Promise<Output>
  /** Runs before the action is done: until it ends, the action is pending and can still fail. */
  onDone?: (output: Output, input: Input) => unknown
  onFailed?: (error: Error, input: Input) => unknown
}

const IDLE = { isPending: false, error: null, input: undefined }

/**
 * An action that a person starts: whether it is in progress, and why it failed. For the pages that visitors
 * open first. Elsewhere, `useMutation` does the same, but needs a library.
 *
 * React's `useActionState` does not replace it. Its action is a transition, and React finishes no other
 * transition before it: a link pressed during a slow login would open its page only after the answer, and
 * never during an action that ends with leaving the page. It also neither resets nor exposes the input of the
 * attempt.
 */
export function useAction<Input = void, Output = unknown>(options: Options<Input, Output>) {
  const [state, setState] = useState<State<Input>>(IDLE)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  // A second press may come before the page shows the first.
  const isUnshown = useRef(false)
  useLayoutEffect(() => {
    isUnshown.current = false
  })
  const run = useCallback(async (input: Input): Promise<void> => {
    if (isUnshown.current) return
    isUnshown.current = true
    setState({ isPending: true, error: null, input })
    try {
      const output = await latest.current.action(input)
      await latest.current.onDone?.(output, input)
      setState(IDLE)
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure))
      await latest.current.onFailed?.(error, input)
      setState({ isPending: false, error, input })
    }
  }, [])
  const reset = useCallback(() => setState(IDLE), [])
  return { ...state, run, reset }
}
