const KEY = 'gatepost-acted-as'

/** Ids of the last people whom the member of staff acted as in this tab; no other personal data is kept. */
export interface LastSubject {
  userId: string
  accountId: number | null
}

export function readLastSubject(): LastSubject | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as LastSubject
  } catch {
    // None yet, or storage is blocked.
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
