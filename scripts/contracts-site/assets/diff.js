// A classic script, because a page from a folder may not load modules.
{
  const LEVELS = { major: 'Breaking changes', minor: 'Minor changes', patch: 'Patches' }
  const service = document.querySelector('#service')
  const from = document.querySelector('#from')
  const to = document.querySelector('#to')
  const sum = document.querySelector('#sum')
  const changes = document.querySelector('#changes')
  const made = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...children)
    return element
  }
  const compare = (a, b) => {
    const [left, right] = [a, b].map(version => version.split('.').map(Number))
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
  }
  const releases = () => globalThis.releases[service.value]

  /** Fills both selects; the entry before the newest one is where most reviews begin. */
  const fill = ([, older, newer] = []) => {
    const versions = [...new Set(releases().map(({ version }) => version))].sort((a, b) => compare(b, a))
    for (const select of [from, to])
      select.replaceChildren(...versions.map(version => made('option', { value: version }, version)))
    const at = versions.indexOf(newer ?? older)
    to.value = versions[Math.max(at, 0)]
    from.value = newer ? older : (versions[Math.max(at, 0) + 1] ?? to.value)
  }

  const show = () => {
    const [low, high] = [from.value, to.value].sort(compare)
    const between = releases().filter(
      ({ version }) => compare(version, low) > 0 && compare(version, high) <= 0,
    )
    const all = between.flatMap(({ version, changes: list }) => list.map(change => ({ ...change, version })))
    const of = level => all.filter(({ impact }) => impact === level)
    const counts = Object.keys(LEVELS).map(
      level => `${of(level).length} ${level === 'major' ? 'breaking' : level}`,
    )
    sum.textContent = all.length
      ? `${service.value} ${low} to ${high}: ${counts.join(', ')}`
      : `${service.value} ${low} and ${high} have no change between them.`
    changes.replaceChildren(
      ...Object.entries(LEVELS).flatMap(([level, title]) => {
        const list = of(level).map(({ html, version, operations }) => {
          const item = made('li')
          item.innerHTML = html
          for (const code of item.querySelectorAll('code'))
            if (operations.includes(code.textContent)) {
              const link = made('a', { href: `${service.value}/${code.textContent}.html` })
              code.replaceWith(link)
              link.append(code)
            }
          item.append(made('span', { className: 'quiet' }, ` Since ${version}.`))
          return item
        })
        return list.length ? [made('h2', {}, title), made('ul', { className: 'changes' }, ...list)] : []
      }),
    )
    history.replaceState(null, '', `#${service.value}/${low}/${high}`)
  }

  const open = () => {
    const parts = decodeURIComponent(location.hash.slice(1)).split('/')
    if (parts[0] in globalThis.releases) service.value = parts[0]
    fill(parts)
    show()
  }
  service.addEventListener('change', () => {
    fill()
    show()
  })
  from.addEventListener('change', show)
  to.addEventListener('change', show)
  addEventListener('hashchange', open)
  open()
}
