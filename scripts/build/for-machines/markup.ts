const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside XML or HTML, also in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}
