import { Argument, Command, Option } from 'commander'
import {
  FILE_FORMATS,
  GROUPS,
  INTERVALS,
  KINDS,
  PAGES,
  RESULT_FORMATS,
  SHELLS,
  type Shell,
  STATES,
} from './choices.ts'
import type { CommandContext, GlobalOptions } from './context.ts'
import type { Io } from './io.ts'

/** Compared as methods are: options and arguments are as the command declares them, which commander checks. */
interface Runnable {
  run(context: CommandContext, options: object, ...given: string[]): Promise<void>
}
/** What a command does. */
type Run = Runnable['run']

/**
 * The commands with their options. What they do is loaded only when one runs, so that the help is there at once.
 * `onRun` notes the command that runs, for what a failure is printed with.
 */
export function createProgram(io: Io, version: string, onRun: (options: GlobalOptions) => void): Command {
  /** The action of a command whose module is loaded for it. */
  const lazy = (load: () => Promise<Run>) =>
    async function (this: Command) {
      const options = this.optsWithGlobals<GlobalOptions>()
      onRun(options)
      const { createContext } = await import('./context.ts')
      await (await load())(createContext(io, options), this.opts(), ...this.args)
    }

  const program = new Command('gatepost')
    .description(
      'The command line of Gatepost: keys, usage, lookups, lists, and the settings of an account as a file.',
    )
    .version(version)
    .option('--url <address>', 'address of the portal (GATEPOST_URL)')
    .option('--account <number>', 'account to work in (GATEPOST_ACCOUNT)')
    .option('--json', 'print JSON, as without a terminal')
    .option('--no-json', 'print for people, also without a terminal')
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 service or network, 2 usage, 3 not logged in, 4 not allowed, 5 not found, 6 conflict, 7 rejected.',
    )

  program
    .command('login')
    .description('Log in with the browser')
    .option('--token', 'read an API token from the standard input instead')
    .option('--no-browser', 'only print the address of the page')
    .option('--role <role...>', 'the roles to begin with')
    .action(lazy(async () => (await import('./commands/login.ts')).login))
  program
    .command('logout')
    .description('Forget the login, and end a token that it made')
    .action(lazy(async () => (await import('./commands/logout.ts')).logout))
  program
    .command('whoami')
    .description('Show whose token it is, and what it may do')
    .action(lazy(async () => (await import('./commands/whoami.ts')).whoami))

  addKeys(program, lazy)
  addReports(program, lazy)
  addLists(program, lazy)
  addConfiguration(program, lazy)

  program
    .command('open')
    .description('Open a page of the portal')
    .addArgument(new Argument('[page]', 'what to open').choices(Object.keys(PAGES)))
    .option('--no-browser', 'only print the address of the page')
    .action(lazy(async () => (await import('./commands/open.ts')).openPortal))
  program
    .command('completion')
    .description('Print the completion of a shell')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(async (shell: Shell) => {
      const { printCompletion } = await import('./commands/completion.ts')
      printCompletion(program, io, shell)
    })
  return program
}

type Lazy = (load: () => Promise<Run>) => (this: Command) => Promise<void>

const ID = 'ID of the key'

function addKeys(program: Command, lazy: Lazy): void {
  const keys = program.command('keys').description('Keys of the address API')
  keys
    .command('list', { isDefault: true })
    .description('List keys')
    .addOption(new Option('--kind <kind>', 'only keys of this kind').choices(KINDS))
    .addOption(new Option('--state <state>', 'only keys in this state').choices(STATES))
    .option('--search <text>', 'only keys whose label has it')
    .action(lazy(async () => (await import('./commands/keys.ts')).listKeys))
  keys
    .command('get')
    .description('Show a key')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).getKey))
  keys
    .command('create')
    .description('Create an embedded key or a test key')
    .addOption(new Option('--kind <kind>', 'what it is').choices(KINDS).makeOptionMandatory())
    .requiredOption('--label <text>', 'what it is called')
    .option('--description <text>', 'what it is for')
    .option('--hostname <name...>', 'hostnames of the pages of an embedded key')
    .action(lazy(async () => (await import('./commands/keys.ts')).createKey))
  keys
    .command('pause')
    .description('Reject every lookup with a key until it is resumed')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).pauseKey))
  keys
    .command('resume')
    .description('Let a paused key work again')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).resumeKey))
  keys
    .command('delete')
    .description('Delete a key, which can be recovered for 30 days')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).deleteKey))
  keys
    .command('recover')
    .description('Recover a deleted key')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).recoverKey))
  keys
    .command('use')
    .description('Store a secret key for lookups; its token is read from the standard input')
    .argument('<id>', ID)
    .action(lazy(async () => (await import('./commands/keys.ts')).useKey))
}

function addReports(program: Command, lazy: Lazy): void {
  program
    .command('usage')
    .description('Show how many lookups were used')
    .addOption(new Option('--by <what>', 'what to count by').choices(GROUPS).default('key'))
    .option('--days <number>', 'how many days, up to the end', '7')
    .option('--start <date>', 'first day, instead of --days')
    .option('--end <date>', 'the day after the last one; tomorrow by default')
    .addOption(new Option('--interval <interval>', 'length of a row').choices(INTERVALS).default('day'))
    .option('--time-zone <name>', 'whose days they are', 'UTC')
    .action(lazy(async () => (await import('./commands/usage.ts')).usage))
  program
    .command('lookup')
    .description('Verify an address with the secret key of lookups, which counts as a lookup')
    .argument('<street>', 'the street, or the whole address')
    .option('--city <name>', 'city')
    .option('--state <name>', 'state or region')
    .option('--zipcode <code>', 'ZIP Code or postal code')
    .option('--country <name>', 'country, if it is not the United States')
    .option('--tag <text>', 'tag of the lookup in reports')
    .action(lazy(async () => (await import('./commands/lookup.ts')).lookup))
  const logs = program.command('logs').description('The request log of the address API')
  logs
    .command('tail', { isDefault: true })
    .description('Print calls as they come')
    .option('--key <id>', 'only calls with this key')
    .option('--status <number>', 'only responses with this status')
    .option('--error <name>', 'only calls that were rejected with this error')
    .option('--operation <id>', 'only calls of this operation')
    .option('--tag <text>', 'only calls with this tag')
    .option('--count <number>', 'stop after so many')
    .action(lazy(async () => (await import('./commands/logs.ts')).tailLogs))
}

function addLists(program: Command, lazy: Lazy): void {
  const lists = program.command('lists').description('Lists of addresses that are verified on the server')
  const id = 'ID of the list'
  lists
    .command('list', { isDefault: true })
    .description('List lists')
    .action(lazy(async () => (await import('./commands/lists.ts')).showLists))
  lists
    .command('upload')
    .description('Upload a file, and show what a run would look up')
    .argument('<file>', 'CSV or Excel file of up to 50 MB')
    .option('--notify', 'send an email when the run is done')
    .action(lazy(async () => (await import('./commands/lists.ts')).uploadList))
  lists
    .command('report')
    .description('Show what a run looks up, and how far it is')
    .argument('<id>', id)
    .action(lazy(async () => (await import('./commands/lists.ts')).reportList))
  lists
    .command('start')
    .description('Start the lookups of a list, each of which counts')
    .argument('<id>', id)
    .option('--wait', 'wait until they are done')
    .action(lazy(async () => (await import('./commands/lists.ts')).startRun))
  lists
    .command('download')
    .description('Save the result, with the secret key of lookups')
    .argument('<id>', id)
    .option('-o, --output <file>', 'where to save it; - for the standard output')
    .addOption(new Option('--format <format>', 'format of the file').choices(RESULT_FORMATS).default('csv'))
    .action(lazy(async () => (await import('./commands/lists.ts')).downloadList))
  lists
    .command('delete')
    .description('Delete a list with its result')
    .argument('<id>', id)
    .action(lazy(async () => (await import('./commands/lists.ts')).removeList))
}

function addConfiguration(program: Command, lazy: Lazy): void {
  program
    .command('export')
    .description('Export the settings of the account as a file, without secrets')
    .option('-o, --output <file>', 'where to save it; the standard output by default')
    .addOption(new Option('--format <format>', 'format of the file').choices(FILE_FORMATS).default('yaml'))
    .action(lazy(async () => (await import('./commands/configuration.ts')).exportConfiguration))
  program
    .command('plan')
    .description('Show what a file would change; nothing changes yet')
    .argument('<file>', 'a changed export')
    .action(lazy(async () => (await import('./commands/configuration.ts')).planConfiguration))
  program
    .command('apply')
    .description('Let a person apply a plan in the browser, and wait for it')
    .argument('<plan>', 'ID of the plan')
    .option('--no-wait', 'only open the page')
    .option('--no-browser', 'only print the address of the page')
    .action(lazy(async () => (await import('./commands/configuration.ts')).applyConfiguration))
  program
    .command('undo')
    .description('Take back the changes of an applied plan')
    .argument('<plan>', 'ID of the plan')
    .action(lazy(async () => (await import('./commands/configuration.ts')).undoConfiguration))
}
