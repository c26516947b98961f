import type { ImportReport } from '#domain/address-list/list.ts'
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

/** Says that rows with the same address are counted each, or nothing without such rows. */
export function repeatedWords(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? '1 row repeats an earlier address and counts as another lookup.'
    : `${rowsWords(count)} repeat an earlier address. Each counts as another lookup.`
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

/** What happened to the text of a file and to its lines that are no rows, in sentences. */
export function reportWords(report: ImportReport): string[] {
  const { titles, emptyRows, repeatedHeads, strayBytes, invisible, unreadable } = report
  // A list that was read by an earlier release has neither.
  const { formulas = 0, hasLinks = false } = report as Partial<ImportReport>
  const characters = (count: number) => `${exactAmount(count)} ${count === 1 ? 'character' : 'characters'}`
  const first = titles.map(({ text }) => `“${text}”`).slice(0, 3)
  const sentences = [
    titles.length > 0 &&
      `Skipped ${titles.length === 1 ? '1 line' : `${titles.length} lines`} above the column names: ${first.join(', ')}${titles.length > 3 ? ', …' : ''}`,
    repeatedHeads.length > 0 &&
      `Skipped ${repeatedHeads.length === 1 ? '1 line' : `${exactAmount(repeatedHeads.length)} lines`} that ${repeatedHeads.length === 1 ? 'has' : 'have'} the column names again: line ${repeatedHeads.slice(0, 5).map(exactAmount).join(', ')}${repeatedHeads.length > 5 ? ', …' : ''}`,
    emptyRows > 0 && `Left out ${exactAmount(emptyRows)} empty ${emptyRows === 1 ? 'row' : 'rows'}`,
    strayBytes > 0 && `${characters(strayBytes)} read as Windows-1252`,
    invisible > 0 &&
      `Removed ${exactAmount(invisible)} invisible ${invisible === 1 ? 'character' : 'characters'}`,
    formulas > 0 &&
      `${exactAmount(formulas)} ${formulas === 1 ? 'formula' : 'formulas'} read as the ${formulas === 1 ? 'value' : 'values'} saved in the file`,
    hasLinks && 'The file links to other files, which we don’t open',
    unreadable > 0 && `${characters(unreadable)} can’t be read. Check the encoding`,
  ]
  return sentences.flatMap(sentence => (sentence ? `${sentence}.` : []))
}
