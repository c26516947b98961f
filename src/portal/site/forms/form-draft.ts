const KEY = 'gatepost-form-drafts'

type Values = Readonly<Record<string, string>>

/** What was typed into a form of this tab and not sent: a reload must not lose it. */
export function readFormDraft(form: string): Values {
  return readAll()[form] ?? {}
}

export function keepFormDraft(form: string, values: Values): void {
  write({ ...readAll(), [form]: values })
}

export function dropFormDraft(form: string): void {
  const { [form]: _sent, ...others } = readAll()
  write(others)
}

function readAll(): Record<string, Values> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function write(all: Record<string, Values>): void {
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(KEY, JSON.stringify(all))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full; then nothing is kept.
  }
}
