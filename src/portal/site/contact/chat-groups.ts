export type ChatGroup = 'sales' | 'support'

/**
 * The pages whose visitors reach sales; all others reach support (storefront-and-session §9). An asterisk at the end
 * stands for any page below; without one, the page itself and nothing below it (decision U9).
 */
export const SALES_PAGES: readonly string[] = [
  'checkout/*',
  'contact',
  'pricing',
  'pricing/*',
  'products',
  'products/*',
]

/** Returns whom a visitor of a page reaches. */
export function chatGroupOf(path: string): ChatGroup {
  const page = path.replace(/^\/|\/$/g, '')
  const isSales = SALES_PAGES.some(pattern =>
    pattern.endsWith('*') ? page.startsWith(pattern.slice(0, -1)) : page === pattern,
  )
  return isSales ? 'sales' : 'support'
}
