/**
 * A cache of what the tools write, by name and input, in `.cache/made`. It runs on any Node from 18 on, before the
 * packages are installed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './install.mjs'

const FOLDER = join(ROOT, '.cache/made')
/** The code that decides what is made, besides the input. */
const TOOLS = [
  'package-lock.json',
  ...['bundle', 'contract', 'contract-diff', 'generate', 'lib'].map(inScripts),
]

/** @param {string} folder */
function inScripts(folder) {
  return `scripts/${folder}`
}

/**
 * A digest of the names and contents of files, and of all files below folders.
 * @param {readonly string[]} paths from the root of the project; those that are not there count as nothing
 * @param {RegExp} leftOut
 * @param {string} variant of what is made of the same files
 */
export function digestOfFiles(paths, leftOut = /\/\./, variant = '') {
  const hash = createHash('sha256').update(variant)
  /** @param {string} path */
  const add = path => {
    const stat = statSync(join(ROOT, path), { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(join(ROOT, path)).sort()) add(`${path}/${name}`)
    else if (stat && !leftOut.test(path)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

/** @type {string | undefined} */
let tools

/**
 * The text that was last made under a name. It counts as long as its input, the packages, and the tools are the same.
 * @param {string} name
 * @param {string} input
 */
export function cacheOf(name, input) {
  tools ??= digestOfFiles(TOOLS)
  const file = join(FOLDER, `${name}.txt`)
  const key = createHash('sha256').update(tools).update(input).digest('hex')
  return {
    /** @returns {string | undefined} */
    read() {
      if (!existsSync(file)) return undefined
      const text = readFileSync(file, 'utf8')
      return text.startsWith(`${key}\n`) ? text.slice(key.length + 1) : undefined
    },
    /** @param {string} text */
    write(text) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${key}\n${text}`)
    },
  }
}
