import pino, { type DestinationStream } from 'pino'

/** Milliseconds that a line may wait, and the number of characters that are written at once. */
const WAIT = 20
const MANY = 16_384

/**
 * Standard output for log lines. It writes many together: pino's own destination measures all lines that wait for the
 * system, each time that another one comes. What waits is written before the process exits; one that is killed loses
 * the lines of the last moment.
 */
export function createLineWriter(output = pino.destination({ fd: 1, sync: false })): DestinationStream {
  let lines: string[] = []
  let characters = 0
  let timer: NodeJS.Timeout | undefined
  const pass = () => {
    clearTimeout(timer)
    timer = undefined
    if (!lines.length) return
    output.write(lines.join(''))
    lines = []
    characters = 0
  }
  process.on('exit', () => {
    pass()
    output.flushSync()
  })
  return {
    write(line) {
      lines.push(line)
      characters += line.length
      if (characters >= MANY) pass()
      else timer ??= setTimeout(pass, WAIT).unref()
    },
  }
}
