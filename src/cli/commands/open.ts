import { PAGES } from '../choices.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'

/** Opens a page of the portal in the browser. */
export async function openPortal(
  { io, print, ...context }: CommandContext,
  { browser }: { browser: boolean },
  name: string = 'overview',
): Promise<void> {
  const path = new Map(Object.entries(PAGES)).get(name)
  if (path === undefined) throw new Failure('usage', `There is no page ${name}.`)
  const url = context.baseUrl() + path
  if (browser) await io.openPage(url)
  print.thing({ url }, { Page: url })
}

/** Opens a page on which a person continues. Its address is printed too, for it may be another browser that they use. */
export async function continueOn(
  { io, print }: Pick<CommandContext, 'io' | 'print'>,
  { address, what, browser }: { address: string; what: string; browser: boolean },
): Promise<void> {
  print.note(`${what}:\n${address}`)
  if (browser)
    await io.openPage(address).catch(() => print.note('No browser opened. Open the page yourself.'))
}
