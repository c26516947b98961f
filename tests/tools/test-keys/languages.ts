import { execFileSync } from 'node:child_process'

/** How the code of a language is run, where its programs are installed. */
export interface Runner {
  /** File that the code is saved as. */
  file: string
  command: readonly [program: string, ...options: string[]]
  /** A command that succeeds where the code can be run. */
  check: readonly [program: string, ...options: string[]]
  /** Packages of Debian that have the programs. */
  packages: string
  /** Name of its grammar. */
  grammar: string
  /** Whether it takes seconds to compile. */
  isCompiled?: boolean
  /** Makes the program that is run of the code, where the compiler is older than the code. */
  program?: (code: string) => string
}

/** By the language of a snippet. */
export const LANGUAGES: Readonly<Record<string, Runner>> = {
  curl: {
    file: 'lookup.sh',
    command: ['sh', 'lookup.sh'],
    check: ['curl', '--version'],
    packages: 'curl',
    grammar: 'bash',
  },
  javascript: {
    file: 'lookup.mjs',
    command: [process.execPath, 'lookup.mjs'],
    check: [process.execPath, '--version'],
    packages: 'nodejs',
    grammar: 'javascript',
  },
  python: {
    file: 'lookup.py',
    command: ['python3', 'lookup.py'],
    check: ['python3', '-c', 'import requests'],
    packages: 'python3-requests',
    grammar: 'python',
  },
  go: {
    file: 'main.go',
    command: ['go', 'run', 'main.go'],
    check: ['go', 'version'],
    packages: 'golang-go',
    grammar: 'go',
    isCompiled: true,
  },
  java: {
    file: 'FirstLookup.java',
    command: ['java', 'FirstLookup.java'],
    check: ['javac', '-version'],
    packages: 'default-jdk-headless',
    grammar: 'java',
    isCompiled: true,
  },
  csharp: isInstalled({ check: ['dotnet', '--version'] })
    ? {
        file: 'Program.cs',
        command: ['dotnet', 'run', 'Program.cs'],
        check: ['dotnet', '--version'],
        packages: 'the .NET SDK',
        grammar: 'c-sharp',
        isCompiled: true,
      }
    : {
        file: 'Program.cs',
        command: [
          'sh',
          '-c',
          'mcs -langversion:latest -r:System.Net.Http.dll Program.cs && mono Program.exe',
        ],
        // The reference is in a package of its own.
        check: ['sh', '-c', 'command -v mcs mono && test -d /usr/lib/mono/gac/System.Net.Http'],
        packages: 'mono-mcs libmono-system-net-http4.0-cil',
        grammar: 'c-sharp',
        isCompiled: true,
        program: inMain,
      },
  php: {
    file: 'lookup.php',
    command: ['php', 'lookup.php'],
    check: ['php', '-r', 'curl_init();'],
    packages: 'php-cli php-curl',
    grammar: 'php',
  },
  ruby: {
    file: 'lookup.rb',
    command: ['ruby', 'lookup.rb'],
    check: ['ruby', '-rnet/http', '-e', '1'],
    packages: 'ruby',
    grammar: 'ruby',
  },
}

/** Namespaces that the .NET SDK adds to a program by itself (`ImplicitUsings`). */
const IMPLICIT = ['System', 'System.Net.Http', 'System.Threading.Tasks']

/**
 * A C# program of statements as Mono compiles it, whose compiler is of C# 7: what the .NET SDK does with them, which puts
 * them into `Main`, is done here, and a `using` without a block is left out.
 */
function inMain(code: string): string {
  const lines = code.split('\n')
  const from = lines.findIndex(line => line !== '' && !line.startsWith('using System'))
  const statements = lines
    .slice(from)
    .join('\n')
    .replaceAll(/^using var /gm, 'var ')
  const usings = [...IMPLICIT.map(name => `using ${name};`), ...lines.slice(0, from)]
  return `${usings.join('\n')}\nclass Program {\nstatic void Main() { Run().GetAwaiter().GetResult(); }\nstatic async Task Run() {\n${statements}\n}\n}\n`
}

/** Whether the programs of a language are installed. */
export function isInstalled({ check: [program, ...options] }: Pick<Runner, 'check'>): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
