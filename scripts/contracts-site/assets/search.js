// A classic script, because a page from a folder may not load modules.
{
  const MOST = 60
  const input = document.querySelector('#search')
  const results = document.querySelector('#results')
  const found = document.querySelector('#found')
  const kinds = [...document.querySelectorAll('input[name="kind"]')]
  const entries = globalThis.searchEntries.map(([kind, name, line, address]) => ({
    kind,
    name,
    line,
    address,
    // `listSecretKeys` is also found as "secret keys".
    words:
      `${name} ${name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')} ${line}`.toLowerCase(),
  }))

  /** The lower, the better: the name itself, the beginning of the name, in the name, anywhere. */
  const rank = ({ name }, query) => {
    const low = name.toLowerCase()
    if (low === query) return 0
    if (low.startsWith(query)) return 1
    return low.includes(query) ? 2 : 3
  }

  const show = () => {
    const query = input.value.trim().toLowerCase()
    const wanted = new Set(kinds.filter(({ checked }) => checked).map(({ value }) => value))
    const terms = query.split(/\s+/)
    const matches = query
      ? entries
          .filter(({ kind, words }) => wanted.has(kind) && terms.every(term => words.includes(term)))
          .map(entry => ({ entry, order: rank(entry, query) }))
          .sort((a, b) => a.order - b.order)
      : []
    results.replaceChildren(
      ...matches.slice(0, MOST).map(({ entry: { kind, name, line, address } }) => {
        const item = document.createElement('li')
        const link = Object.assign(document.createElement('a'), { href: address, textContent: name })
        const badge = Object.assign(document.createElement('span'), { className: 'badge', textContent: kind })
        const text = Object.assign(document.createElement('span'), { className: 'quiet', textContent: line })
        item.append(link, ' ', badge, document.createElement('br'), text)
        return item
      }),
    )
    const more = matches.length > MOST ? `, the first ${MOST} below` : ''
    found.textContent = query ? `${matches.length} ${matches.length === 1 ? 'result' : 'results'}${more}` : ''
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname)
  }

  const links = () => [...results.querySelectorAll('a')]
  input.form.addEventListener('submit', event => {
    event.preventDefault()
    links()[0]?.click()
  })
  input.addEventListener('keydown', event => {
    if (event.key !== 'ArrowDown' || !links().length) return
    event.preventDefault()
    links()[0].focus()
  })
  results.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = links().indexOf(document.activeElement) + step
    if (at < 0) input.focus()
    else links()[at]?.focus()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target.matches('input, select')) return
    event.preventDefault()
    input.focus()
  })
  input.addEventListener('input', show)
  for (const kind of kinds) kind.addEventListener('change', show)
  input.value = new URLSearchParams(location.search).get('q') ?? ''
  if (input.value) show()
  if (location.hash === '#search') input.focus()
}
