import { execFileSync } from 'node:child_process'

/** How the code of a language is run, where its programs are installed. */
interface Runner {
  /** File that the code is saved as. */
  file: string
  command: readonly [program: string, ...options: string[]]
  /** A command that succeeds where the code can be run. */
  check: readonly [program: string, ...options: string[]]
  /** Packages of Debian that have the programs. */
  packages: string
  /** Name of its grammar. */
  grammar: string
}

/** By the language of a snippet. A C# program needs the .NET SDK, which Debian does not have. */
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
  },
  java: {
    file: 'FirstLookup.java',
    command: ['java', 'FirstLookup.java'],
    check: ['javac', '-version'],
    packages: 'default-jdk-headless',
    grammar: 'java',
  },
  csharp: {
    file: 'Program.cs',
    command: ['dotnet', 'run', 'Program.cs'],
    check: ['dotnet', '--version'],
    packages: 'no package of Debian',
    grammar: 'c-sharp',
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

/** Whether the programs of a language are installed. */
export function isInstalled({ check: [program, ...options] }: Runner): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
