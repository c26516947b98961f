import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds in one of the ticks in which Linux counts processor time. */
const TICK = 10_000

/** Processor time that a process has used so far, in microseconds. */
export interface ProcessorTime {
  /** Of the thread that runs JavaScript. */
  main: number
  /** With its other threads: the embedded database, and collecting garbage. */
  all: number
}

export function processorOf(pid: number): ProcessorTime {
  return { main: readTimes(`${pid}/task/${pid}`).own, all: readTimes(`${pid}`).own }
}

/** Processor time of a process and its children, those that have ended too, in microseconds. */
export function processorOfTree(pid: number): number {
  const { own, ended } = readTimes(`${pid}`)
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(readTimesIfThere)
    .filter(times => times?.parent === pid)
  return children.reduce((total, times) => total + (times?.own ?? 0), own + ended)
}

function readTimesIfThere(path: string) {
  try {
    return readTimes(path)
  } catch {
    // It ended after the folder was read.
    return undefined
  }
}

/** See `man proc_pid_stat`: the fields after the name of the program, which is in parentheses. */
function readTimes(path: string): { parent: number; own: number; ended: number } {
  const text = readFileSync(`/proc/${path}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const sum = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * TICK
  return { parent: fields[1] ?? 0, own: sum(11), ended: sum(13) }
}
