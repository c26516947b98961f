/** A stored state of a stateful server. */
export interface Snapshot {
  name: string
  /** Time of its clock. */
  at: Date
  bytes: number
}

/** What a tester can do with a server whose data, time, and random values are all its own. */
export interface Controls {
  now(): Date
  seed: string
  /** Moves the clock forward, and does on the way what falls due, at its time: jobs, renewals, payments, deliveries. */
  moveClock(to: Date): Promise<void>
  snapshots(): Snapshot[]
  /** Stores the whole state under a name, in place of an older one. */
  save(name: string): Promise<void>
  /** Returns whether there is such a snapshot. */
  restore(name: string): Promise<boolean>
}
