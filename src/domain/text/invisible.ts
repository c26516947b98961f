// Joiners are left out: they belong to some scripts and pictures.
const INVISIBLE = /[\0\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Removes NUL and the marks without width that texts from spreadsheets, pages, and chats carry along. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}
