import type { Page } from '@playwright/test'

/**
 * Resolves once something with this text has been on the page, however briefly. Call it before the action, and await
 * it after: the page itself looks in every frame, but a test on a busy machine looks seconds later.
 */
export function onceShown(page: Page, selector: string, text = ''): Promise<unknown> {
  return page.waitForFunction(
    ([selector, text]) =>
      [...document.querySelectorAll(selector)].some(element => element.textContent?.includes(text)),
    [selector, text] as const,
  )
}

/** The same for a passing notice. */
export function onceNoticed(page: Page, text: string): Promise<unknown> {
  return onceShown(page, '[aria-label="Notices"] :is([role="status"], [role="alert"])', text)
}
