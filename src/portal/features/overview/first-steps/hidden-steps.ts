/** The accounts whose first steps this browser hides. It is a taste of the person, and no state of the account. */
const KEY = 'gatepost-first-steps-hidden'

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    return []
  }
}

export function areStepsHidden(accountId: number): boolean {
  return read().includes(accountId)
}

/** Hides the first steps of an account, or shows them again. */
export function hideSteps(accountId: number, isHidden: boolean): void {
  const others = read().filter(id => id !== accountId)
  try {
    localStorage.setItem(KEY, JSON.stringify(isHidden ? [...others, accountId] : others))
  } catch {
    // Without storage they are hidden until the next load.
  }
}
