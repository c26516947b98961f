const KEY = 'gatepost-acted-as'

/** Ids of whom the member of staff acted as last in this tab: nothing else of a person is kept. */
export interface LastSubject {
  userId: string
  accountId: number | null
}

export function readLastSubject(): LastSubject | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as LastSubject
  } catch {
    // Nobody yet, or storage is blocked.
    return undefined
  }
}

export function noteLastSubject(subject: LastSubject): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(subject))
  } catch {
    // As above.
  }
}
