export interface Attempts {
  /** Milliseconds that one attempt may take; 30,000 by default. */
  timeout?: number
  /** How often a call is sent again that reads, or that has an Idempotency-Key, when it fails in passing; 2 by default. */
  retries?: number
}

/** Failures that pass: the caller is too fast, or something between caller and service is busy or gone. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504]
/** Milliseconds. A service that asks for a longer wait gets no further attempt. */
const LONGEST_WAIT = 60_000

/** Sends a request until it has a response that stays, as often as `tries` says. */
export async function sendUntilSettled<R extends { response: Response }>(
  send: (signal: AbortSignal) => Promise<R>,
  { tries, timeout, signal }: { tries: number; timeout: number; signal?: AbortSignal | undefined },
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const limit = AbortSignal.timeout(timeout)
    const sent = send(signal ? AbortSignal.any([signal, limit]) : limit)
    const result = await (attempt < tries ? sent.catch(error => failedInPassing(error, signal)) : sent)
    if (result && !PASSING.includes(result.response.status)) return result
    const wait = waitFor(result?.response, attempt)
    if (result && (attempt >= tries || wait > LONGEST_WAIT)) return result
    await pause(wait, signal)
  }
}

/** No response came. That is final if the caller wants none anymore, or if the request for its token was rejected. */
function failedInPassing(error: unknown, signal: AbortSignal | undefined): undefined {
  // By its name, because the class may be that of another package.
  if (signal?.aborted || (error instanceof Error && error.name === 'CallError')) throw error
}

/** Milliseconds until the next attempt: what the service says, or twice as long each time, spread so that callers do not return together. */
function waitFor(response: Response | undefined, attempt: number): number {
  const seconds = Number(response?.headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : 2 ** attempt * 250 * (0.5 + Math.random())
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
