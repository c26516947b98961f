import { type FirstLookup, usLookup } from './first-lookups.ts'
import type { PrintedLookup } from './samples/lookups.ts'

export interface Snippet {
  id: string
  /** Name of the language or tool. */
  label: string
  /** File name of the code, or where to run it. */
  place: string
  code: string
}

interface Target {
  url: string
  /** Null if the code reads it from the environment, like the token. */
  keyId: string | null
  /** Parameters of the lookup, in display order. */
  fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Returns a first lookup from a server in each language. The programs read the token from the environment, so that
 * it's never in code. They're written by hand, because generators put credentials into the code as literals.
 */
export function serverSnippets(
  origin: string,
  keyId: string | null,
  { operation, fields }: Pick<FirstLookup, 'operation' | 'fields'> = usLookup,
): Snippet[] {
  const target = targetOf(
    origin,
    operation,
    keyId,
    fields.map(({ name, value }) => [name, value] as const),
  )
  return languages.map(({ write, ...language }) => ({ ...language, code: write(target) }))
}

/** Returns a curl command for a lookup of any product. */
export function curlSnippet(origin: string, keyId: string, { operation, query }: PrintedLookup): string {
  return curl(targetOf(origin, operation, keyId, Object.entries(query)))
}

/** Returns a curl command that sends what a page sends: an embedded key and the origin of an authorized host. */
export function embeddedCurlSnippet(
  origin: string,
  { keyId, host, license }: { keyId: string; host: string; license: string },
  { operation, query }: PrintedLookup,
): string {
  const { url } = targetOf(origin, operation, keyId, [])
  const fields = Object.entries({ ...query, license, key: keyId })
  return [`curl --get ${url}`, `  --header "Origin: https://${host}"`, ...dataOf(fields)].join(' \\\n')
}

function targetOf(
  origin: string,
  { service, path }: FirstLookup['operation'],
  keyId: string | null,
  fields: Target['fields'],
): Target {
  return { url: `${origin}/api/${service}${path}`, keyId, fields }
}

const languages: readonly (Omit<Snippet, 'code'> & { write: (target: Target) => string })[] = [
  { id: 'curl', label: 'curl', place: 'In a shell', write: curl },
  { id: 'javascript', label: 'JavaScript', place: 'first-lookup.mjs', write: javaScript },
  { id: 'python', label: 'Python', place: 'first_lookup.py', write: python },
  { id: 'go', label: 'Go', place: 'main.go', write: go },
  { id: 'java', label: 'Java', place: 'FirstLookup.java', write: java },
  { id: 'csharp', label: 'C#', place: 'Program.cs', write: cSharp },
  { id: 'php', label: 'PHP', place: 'first-lookup.php', write: php },
  { id: 'ruby', label: 'Ruby', place: 'first_lookup.rb', write: ruby },
]

function curl({ url, keyId, fields }: Target): string {
  const user = `  --user "${keyId ?? '$GATEPOST_KEY_ID'}:$GATEPOST_TOKEN"`
  return [`curl --get ${url}`, user, ...dataOf(fields)].join(' \\\n')
}

function dataOf(fields: Target['fields']): string[] {
  return fields.map(([name, value]) => `  --data-urlencode "${name}=${escaped(value, /["$`\\]/g)}"`)
}

function javaScript({ url, keyId, fields }: Target): string {
  return `const url = new URL('${url}')
url.search = new URLSearchParams({
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`)}
})
const credentials = btoa(\`${keyId ?? `\${process.env.GATEPOST_KEY_ID}`}:\${process.env.GATEPOST_TOKEN}\`)
const response = await fetch(url, { headers: { Authorization: \`Basic \${credentials}\` } })
console.log(JSON.stringify(await response.json(), null, 2))`
}

function python({ url, keyId, fields }: Target): string {
  return `import os
import requests

response = requests.get(
    "${url}",
    params={
${lines(fields, (name, value) => `        "${name}": "${inDouble(value)}",`)}
    },
    auth=(${keyId === null ? 'os.environ["GATEPOST_KEY_ID"]' : `"${keyId}"`}, os.environ["GATEPOST_TOKEN"]),
    timeout=10,
)
print(response.json())`
}

function go({ url, keyId, fields }: Target): string {
  return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
)

func main() {
	query := url.Values{}
${lines(fields, (name, value) => `\tquery.Set("${name}", "${inDouble(value)}")`)}
	request, err := http.NewRequest("GET", "${url}?"+query.Encode(), nil)
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth(${keyId === null ? 'os.Getenv("GATEPOST_KEY_ID")' : `"${keyId}"`}, os.Getenv("GATEPOST_TOKEN"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(body))
}`
}

function java({ url, keyId, fields }: Target): string {
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

public class FirstLookup {
  public static void main(String[] args) throws Exception {
    String user = ${keyId === null ? 'System.getenv("GATEPOST_KEY_ID") + ":"' : `"${keyId}:"`} + System.getenv("GATEPOST_TOKEN");
    String query = "${encoded(fields)}";
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("${url}?" + query))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user.getBytes()))
        .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`
}

function cSharp({ url, keyId, fields }: Target): string {
  return `using System.Net.Http.Headers;
using System.Text;

var user = ${keyId === null ? 'Environment.GetEnvironmentVariable("GATEPOST_KEY_ID") + ":"' : `"${keyId}:"`} + Environment.GetEnvironmentVariable("GATEPOST_TOKEN");
var query = "${encoded(fields)}";

using var client = new HttpClient();
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(user)));
var response = await client.GetAsync("${url}?" + query);
Console.WriteLine(await response.Content.ReadAsStringAsync());`
}

function php({ url, keyId, fields }: Target): string {
  return `<?php

$query = http_build_query([
${lines(fields, (name, value) => `    '${name}' => '${inSingle(value)}',`)}
]);
$request = curl_init('${url}?' . $query);
curl_setopt($request, CURLOPT_USERPWD, ${keyId === null ? "getenv('GATEPOST_KEY_ID') . ':'" : `'${keyId}:'`} . getenv('GATEPOST_TOKEN'));
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);
echo curl_exec($request);`
}

function ruby({ url, keyId, fields }: Target): string {
  return `require 'net/http'

uri = URI('${url}')
uri.query = URI.encode_www_form(
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`).replace(/,$/, '')}
)
request = Net::HTTP::Get.new(uri)
request.basic_auth(${keyId === null ? "ENV.fetch('GATEPOST_KEY_ID')" : `'${keyId}'`}, ENV.fetch('GATEPOST_TOKEN'))
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.request(request)
end
puts response.body`
}

function lines(fields: Target['fields'], line: (name: string, value: string) => string): string {
  return fields.map(([name, value]) => line(name, value)).join('\n')
}

/** Escapes characters that would end a string literal, because the values are user input. */
function escaped(value: string, special: RegExp): string {
  return value.replace(special, '\\$&')
}

const inSingle = (value: string) => escaped(value, /['\\]/g)
const inDouble = (value: string) => escaped(value, /["\\]/g)

function encoded(fields: Target['fields']): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
}
