/** User-Agent parts of programs without pages. Browsers contain none of these. */
const PROGRAMS =
  /bot\b|crawl|spider|headless|^(curl|wget|python|java|go-http-client|okhttp|node|axios|ruby)\b/i

/** Whether a User-Agent names a program or is missing. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || PROGRAMS.test(userAgent)
}
