import { useCallback, useEffect, useRef, useState } from 'react'

interface State<Input> {
  isPending: boolean
  error: Error | null
  /** Of the try that is under way, or has failed. */
  input: Input | undefined
}

interface Options<Input, Output> {
  act: (input: Input) => Promise<Output>
  /** Runs before the act counts as done: until then it is pending, and it may still fail. */
  onDone?: (output: Output, input: Input) => unknown
  onFailed?: (error: Error, input: Input) => unknown
}

const IDLE = { isPending: false, error: null, input: undefined }

/**
 * Something that a person starts, whether it is under way, and why it failed. For the pages that strangers
 * come to first: `useMutation` does the same elsewhere, but brings a library with it.
 *
 * React's `useActionState` does not replace it. Its action is a transition, and React finishes no other
 * transition before it: a link pressed during a slow login would open its page only after the answer, and
 * never during an act that ends with leaving the page. It also neither resets nor tells the input of the try.
 */
export function useAct<Input = void, Output = unknown>(options: Options<Input, Output>) {
  const [state, setState] = useState<State<Input>>(IDLE)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const run = useCallback(async (input: Input): Promise<void> => {
    setState({ isPending: true, error: null, input })
    try {
      const output = await latest.current.act(input)
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
