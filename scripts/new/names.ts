/** What a template may name. */
export type Names = NonNullable<ReturnType<typeof namesOf>>

/** The names of a new operation, list, or service; undefined where the name is of another form. */
export function namesOf(kind: string, wanted: string) {
  const [service = '', given = ''] = kind === 'service' ? [wanted, wanted] : wanted.split('/')
  const isName = kind === 'operation' ? /^[a-z]+([A-Z][a-z0-9]*)+$/ : /^[a-z]+(-[a-z]+)*s$/
  if (!/^[a-z]+(-[a-z]+)*$/.test(service) || !isName.test(given)) return undefined
  const path = given.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
  const one = path.replace(/ies$/, 'y').replace(/s$/, '')
  const words = path.replaceAll('-', ' ')
  const name = kind === 'operation' ? given : `list${pascal(path)}`
  return {
    service,
    /** The operationId. */
    name,
    Name: capitalized(name),
    path,
    words,
    Words: capitalized(words),
    /** One of a list. */
    word: one.replaceAll('-', ' '),
    Item: pascal(one),
    items: pascal(path).replace(/^./, letter => letter.toLowerCase()),
    Items: pascal(path),
    wire: path.replaceAll('-', '_'),
    /** What a list without a page says. */
    noScreen: kind === 'service' ? '      x-no-screen: No page shows them yet.\n' : '',
  }
}

const capitalized = (text: string) => text.replace(/^./, letter => letter.toUpperCase())
const pascal = (kebab: string) => kebab.split('-').map(capitalized).join('')
