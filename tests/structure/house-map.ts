/** The rooms that a page names in a table, whose first column has them, or draws as a tree. */
export function roomsOf(markdown: string): string[] {
  const rows = [...markdown.matchAll(/^\| *\[?`([^`]+\/)`(?:\]\([^)]*\))? *\|/gm)]
  return rows.length ? rows.map(([, path = '']) => path) : roomsOfTree(markdown)
}

/**
 * The rooms of a tree: the block of code with a line for `src/`, whose lines begin with a
 * path, deeper ones further in. What stands behind a room in its line and is a path lies in it; what is no
 * path says what it is for. A part in angle brackets may be anything, and becomes a star.
 */
function roomsOfTree(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  const tree = blocks.find(block => /^src\/(\s|$)/m.test(block)) ?? ''
  const parents: { depth: number; path: string }[] = []
  return tree.split('\n').flatMap(line => {
    const depth = line.search(/\S/)
    const [first = '', ...others] = leadingPaths(line.trim().split(/ +/))
    if (!first) return []
    while ((parents.at(-1)?.depth ?? -1) >= depth) parents.pop()
    const own = `${parents.at(-1)?.path ?? ''}${first}`
    if (own.endsWith('/')) parents.push({ depth, path: own })
    return [own, ...others.map(other => `${own}${other}`)]
  })
}

/** A room ends in a slash, a file in an extension. */
function leadingPaths(words: string[]): string[] {
  const end = words.findIndex(word => !/^[\w<>@$.-]+(\/[\w<>@$.-]+)*(\/|\.\w+)$/.test(word))
  return (end < 0 ? words : words.slice(0, end)).map(path => path.replace(/<[^>]+>/g, '*'))
}
