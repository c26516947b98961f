import { useCallback, useEffect, useRef, useState } from 'react'

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
 * Returns a function that runs `start`, and ignores presses until it has ended and the page has had a turn to show
 * its effect: a second press may come before the button is seen to be busy.
 */
export function useSinglePress(): (start: () => Promise<unknown>) => Promise<void> {
  const isHeld = useRef(false)
  return useCallback(async start => {
    if (isHeld.current) return
    isHeld.current = true
    try {
      await start()
    } finally {
      setTimeout(() => {
        isHeld.current = false
      })
    }
  }, [])
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}

/**
 * An action that a person starts: whether it is in progress, and why it failed. For the pages that visitors
 * open first. Elsewhere, `useMutation` does the same, but needs a library.
 *
 * React's `useActionState` does not replace it. Its action is a transition, and React finishes no other
 * transition before it: a link pressed during a slow login would open its page only after the response, and
 * never during an action that ends with leaving the page. It also neither resets nor exposes the input of the
 * attempt.
 */
export function useAction<Input = void, Output = unknown>(options: Options<Input, Output>) {
  const [state, setState] = useState<State<Input>>(IDLE)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const press = useSinglePress()
  const run = useCallback(
    async (input: Input): Promise<void> => {
      let attempt: Promise<void> | undefined
      await press(async () => {
        setState({ isPending: true, error: null, input })
        attempt = perform()
      })
      await attempt

      async function perform() {
        try {
          const output = await latest.current.action(input)
          await latest.current.onDone?.(output, input)
          setState(IDLE)
        } catch (failure) {
          let error = toError(failure)
          try {
            await latest.current.onFailed?.(error, input)
          } catch (later) {
            // Handling a failure can fail as well, for example when the code of the next step can't be loaded.
            error = toError(later)
          }
          setState({ isPending: false, error, input })
        }
      }
    },
    [press],
  )
  const reset = useCallback(() => setState(IDLE), [])
  return { ...state, run, reset }
}
