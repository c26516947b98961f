import { CommanderError } from 'commander'
import type { GlobalOptions } from './context.ts'
import type { Io } from './io.ts'
import { createProgram } from './program.ts'

/** The exit code of a program that a signal stopped, as shells have it. */
const INTERRUPTED = 130
const USAGE = 2

/** Runs a command line, without the name of the program, and returns its exit code. Failures are printed. */
export async function run(parameters: readonly string[], io: Io, version = '0.0.0'): Promise<number> {
  let options: GlobalOptions = {}
  const program = createProgram(io, version, given => {
    options = given
  })
  for (const command of [program, ...program.commands, ...program.commands.flatMap(each => each.commands)])
    command.exitOverride().configureOutput({
      writeOut: text => void io.stdout.write(text),
      writeErr: text => void io.stderr.write(text),
    })
  try {
    await program.parseAsync(parameters, { from: 'user' })
    return 0
  } catch (error) {
    // Commander has printed the help, or what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    if (io.stopped.aborted) return INTERRUPTED
    const { EXIT, printReport, reportOf } = await import('./failures.ts')
    const report = reportOf(error, await addressOf(options, io))
    printReport(report, io, options.json ?? !io.stdout.isTTY)
    return EXIT[report.kind]
  }
}

/** The address that the command has meant, for links to help; undefined where it names none. */
async function addressOf(options: GlobalOptions, io: Io): Promise<string | undefined> {
  const { createContext } = await import('./context.ts')
  try {
    return createContext(io, options).baseUrl()
  } catch {
    return undefined
  }
}
