import type { Command } from 'commander'
import type { Shell } from '../choices.ts'
import type { Io } from '../io.ts'

interface Place {
  /** The commands that lead there, such as `keys list`. */
  path: string
  /** What can follow, with what it is. */
  words: { word: string; about: string }[]
}

/** Prints the completion of a shell, made of the commands themselves. */
export function printCompletion(program: Command, { stdout }: Pick<Io, 'stdout'>, shell: Shell): void {
  stdout.write({ bash, zsh, fish }[shell](placesOf(program)))
}

function placesOf(program: Command): Place[] {
  const shared = optionsOf(program)
  const visit = (command: Command, path: readonly string[]): Place[] => [
    {
      path: path.join(' '),
      words: [
        ...command.commands.map(each => ({ word: each.name(), about: each.description() })),
        ...(path.length ? optionsOf(command) : []),
        ...shared,
        { word: '--help', about: 'Show the help' },
      ],
    },
    ...command.commands.flatMap(each => visit(each, [...path, each.name()])),
  ]
  return visit(program, [])
}

const optionsOf = ({ options }: Command) =>
  options.map(({ long, description }) => ({ word: long ?? '', about: description }))

/** The beginning of both functions: follows the words that are commands. `$place` is the path then. */
const walk = (places: readonly Place[]) =>
  places.flatMap(({ path }) => (path ? [`"${path}"`] : [])).join(' | ')

function bash(places: readonly Place[]): string {
  const cases = places.map(
    ({ path, words }) => `    "${path}") words="${words.map(({ word }) => word).join(' ')}" ;;`,
  )
  return `# Completion of gatepost for bash: source <(gatepost completion bash)
_gatepost() {
  local current="\${COMP_WORDS[COMP_CWORD]}" place="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${place:+$place }$word" in
      ${walk(places)}) place="\${place:+$place }$word" ;;
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _gatepost gatepost
`
}

function zsh(places: readonly Place[]): string {
  const quoted = ({ word, about }: Place['words'][number]) =>
    `'${`${word.replaceAll(':', '\\:')}:${about}`.replaceAll("'", "'\\''")}'`
  const cases = places.map(({ path, words }) => `    "${path}") choices=(${words.map(quoted).join(' ')}) ;;`)
  return `#compdef gatepost
# Completion of gatepost for zsh: source <(gatepost completion zsh)
_gatepost() {
  local place="" word
  local -a choices
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${place:+$place }$word" in
      ${walk(places)}) place="\${place:+$place }$word" ;;
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  _describe 'gatepost' choices || _files
}
compdef _gatepost gatepost
`
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words }) =>
    words.map(({ word, about }) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`
      return `complete -c gatepost -n '__gatepost_at "${path}"' ${what} -d '${about.replaceAll("'", "\\'")}'`
    }),
  )
  const known = places.flatMap(({ path }) => (path ? [`'${path}'`] : []))
  return `# Completion of gatepost for fish: gatepost completion fish | source
function __gatepost_at
  set -l place ''
  for word in (commandline -opc)[2..]
    set -l next (string trim "$place $word")
    contains -- $next ${known.join(' ')}; and set place $next
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}
`
}
