/** Address of the public page that explains an error, by its name, its number or an HTTP status. */
export function helpPath(code: string | number): string {
  return `/docs/errors/${code}`
}

/** The page that says whether the services answer. */
export const STATUS_PAGE = '/status'
