/** What this check reads of a node of the syntax tree of Markdown. */
interface Node {
  type: string
  depth?: number
  url?: string
  alt?: string | null
  /** Of an element written as in HTML. */
  name?: string | null
  attributes?: { name?: string; value?: unknown }[]
  children?: Node[]
}

interface File {
  /** Throws an error with the file and the line of the node. */
  fail: (reason: string, node: Node) => never
}

/**
 * Fails a prose file at the line of a heading that skips a level, an image without a text, or a link to a page
 * that does not exist. The template has the heading of level 1.
 */
export function checkProse(addresses: () => Promise<(path: string) => boolean>) {
  return () => async (tree: Node, file: File) => {
    const exists = await addresses()
    let level = 1
    const visit = (node: Node) => {
      if (node.type === 'heading') level = checkHeading(node, level, file)
      checkImage(node, file)
      checkLink(node, exists, file)
      node.children?.forEach(visit)
    }
    visit(tree)
  }
}

function checkHeading(node: Node, before: number, file: File): number {
  const { depth = 0 } = node
  if (depth === 1) file.fail('The heading of level 1 is in the front matter. Begin with level 2', node)
  if (depth > before + 1) file.fail(`A heading of level ${depth} follows one of level ${before}`, node)
  return depth
}

function checkImage(node: Node, file: File): void {
  const text =
    node.type === 'image' ? node.alt : isElement(node, 'img') ? attributeOf(node, 'alt') : 'no image'
  if (!text) file.fail('An image has no text', node)
}

function checkLink(node: Node, exists: (path: string) => boolean, file: File): void {
  const isLink = node.type === 'link' || node.type === 'definition'
  const address = isElement(node, 'a') ? attributeOf(node, 'href') : isLink && node.url
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return
  const [path = ''] = address.split(/[?#]/)
  // A file, which the check of the built pages looks for.
  if (/\.\w+$/.test(path)) return
  if (!exists(path)) file.fail(`A link leads to ${path}, and there is no such page`, node)
}

function isElement(node: Node, name: string): boolean {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && node.name === name
}

function attributeOf({ attributes = [] }: Node, wanted: string): unknown {
  return attributes.find(({ name }) => name === wanted)?.value
}
