/** Address of the public page that explains an error, by its name, its number or an HTTP status. */
export function helpPath(code: string | number): string {
  return `/docs/errors/${code}`
}

/** The page that says whether the services answer. */
export const STATUS_PAGE = '/status'

/** Support email address; a build for another company sets the variable. */
export const supportEmail: string = import.meta.env?.VITE_SUPPORT_EMAIL ?? 'support@gatepost.example'
