/**
 * Keeps a page working that a browser translates. Translators put `<font>` elements in the place of text nodes. React
 * still has those nodes, and moves, removes, and changes them: without this, the first would throw and take the page
 * with it, and the last would change nothing that anyone sees. Loaded by `client.tsx` at the first such element.
 */

/** The element that stands where a text of React was. */
const standIns = new WeakMap<Node, ParentNode & ChildNode>()

const { removeChild, insertBefore } = Node.prototype

/** Takes the changes in which a translator put elements in the place of texts. */
export function noteTranslation(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue
      // One change, or an element before or after a text that is then removed.
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!standIn) continue
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
}

/** What React writes into a text that is not in the page: the text takes its place again, to be translated anew. */
const changes = new MutationObserver(records => {
  for (const { target } of records) {
    const standIn = standIns.get(target)
    standIns.delete(target)
    if (!target.isConnected) standIn?.replaceWith(target)
  }
})

/** The child of a parent that shows a node: itself, or what stands in for it or is wrapped around it. */
function shownIn(parent: Node, node: Node): Node | null {
  let shown: Node | null = node.parentNode ? node : (standIns.get(node) ?? null)
  while (shown && shown.parentNode !== parent && isFont(shown.parentNode)) shown = shown.parentNode
  return shown?.parentNode === parent ? shown : null
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child
  const shown = shownIn(this, child)
  if (shown) removeChild.call(this, shown)
  return child
}

Node.prototype.insertBefore = function <Added extends Node>(
  this: Node,
  added: Added,
  next: Node | null,
): Added {
  const isElsewhere = next instanceof Text && next.parentNode !== this
  return insertBefore.call(this, added, isElsewhere ? shownIn(this, next) : next) as Added
}
