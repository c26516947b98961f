/** "As of 14:03:05 UTC": when what is shown was current, in ms. */
export function asOfText(moment: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
  return `As of ${time.format(moment)}`
}
