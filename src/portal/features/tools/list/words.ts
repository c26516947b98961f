import { exactAmount } from '#domain/text/amounts.ts'
import type { ListStatus } from './engine/model.ts'

/** "About 3 minutes left", from the rows in waiting and the rate of the last seconds. */
export function timeLeft(waiting: number, rate: number): string {
  if (waiting === 0) return 'No rows left'
  if (rate <= 0) return 'Calculating time left'
  const seconds = Math.ceil(waiting / rate)
  if (seconds < 60) return `About ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  const hours = Math.floor(minutes / 60)
  return `About ${hours} hr ${minutes % 60} min left`
}

export function rowsWords(count: number): string {
  return `${exactAmount(count)} ${count === 1 ? 'row' : 'rows'}`
}

const wereWords = (count: number) => `${rowsWords(count)} ${count === 1 ? 'was' : 'were'}`
/** What the list is doing, in a sentence. */
export function stateWords({ list, isRunning, isStopping, waiting }: ListStatus): string {
  if (isStopping) return 'Finishing lookups in progress.'
  if (isRunning) return 'Verifying. You can use other pages, but keep this tab open.'
  switch (list?.state) {
    case 'done':
      return 'All rows verified.'
    case 'canceled':
      return `Canceled with ${rowsWords(waiting)} left.`
    case 'failed':
      return `Stopped with ${rowsWords(waiting)} left.`
    case 'running':
      return `The page closed or reloaded with ${rowsWords(waiting)} left.`
    default:
      return `Paused with ${rowsWords(waiting)} left.`
  }
}

/** What may have been counted twice, or undefined when nothing was. */
export function doubtWords({ sent, again, isRunning }: ListStatus): string | undefined {
  if (!isRunning && sent > 0)
    return `${wereWords(sent)} in progress when the page closed. The API may have counted them. They’ll be sent again when you resume.`
  if (again > 0)
    return `${wereWords(again)} sent again after an interruption. That many lookups at most were counted twice.`
  return undefined
}
