const PAGES = {
  '/account/profile/security': ['email', 'password', 'logins', 'second-factor', 'recovery-codes', 'passkeys'],
  '/account/profile/sessions': ['sessions'],
  '/account/profile/notifications': ['topics'],
} as const

/**
 * The page that has what the profile had under a fragment or a dialog when it was one page. Emails that were sent
 * then still name it so.
 */
export function pageOfSection(hash: string, dialog: string | undefined): keyof typeof PAGES | undefined {
  if (dialog === 'log-out-everywhere') return '/account/profile/sessions'
  if (dialog) return '/account/profile/security'
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[]
  return pages.find(page => PAGES[page].some(section => section === hash))
}
