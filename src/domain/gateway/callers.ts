/** Names of programs that have no pages; browsers of people say none of these. */
const PROGRAMS =
  /bot\b|crawl|spider|headless|^(curl|wget|python|java|go-http-client|okhttp|node|axios|ruby)\b/i

/** Whether a User-Agent names a program, or nothing at all. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || PROGRAMS.test(userAgent)
}
