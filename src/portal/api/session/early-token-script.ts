import { createToken } from '#generated/authorization/operations.ts'
import { pathOf } from '../address.ts'
import type { AnyOperation } from '../types.ts'

/**
 * A script for the head of the shell: while the portal's own scripts are still loading, it requests the
 * access token and, in the same call, what the page reads first. That saves two round trips before the first
 * page. A first call that the response leaves out is made right after it.
 * `early-token.ts` takes the responses. The build writes the script into the shell, so no page's scripts need
 * the operations that it names, and the content policy can allow it by its hash.
 *
 * A page that needs no token ignores its response. The script reads it once anyway, because an unread answer
 * keeps its connection busy.
 *
 * `firstCalls` holds the operations of each page, by the page's path. Before the scripts load, only the
 * address without its search is known. `frameCalls` holds those of each frame, by the path that its pages are below. An
 * address that names an account may lead to another account than the token's.
 */
export function earlyTokenScript(firstCalls: Calls, frameCalls: Calls = {}): string {
  const token = JSON.stringify(pathOf(createToken))
  const method = JSON.stringify(createToken.method)
  return `(function(){
var l=location,s=l.search,n=l.pathname,m=${JSON.stringify(pathsOf(frameCalls))};
function u(p){return(document.documentElement.dataset[p.split('/')[2]]||'')+p}
var a=${JSON.stringify(pathsOf(firstCalls))}[n+s]||[],q=[],d=window.gatepostData={},e=window.gatepostFrame={};
if(s.indexOf('account_id=')<0)for(var k in m)if((n+'/').indexOf(k+'/')===0)q=q.concat(m[k]);
var c=a.concat(q);
var o={method:${method},credentials:'include'};
if(c.length)o.headers={'content-type':'application/json'},o.body=JSON.stringify({first_calls:c});
var t=window.gatepostToken=fetch(u(${token}),o);
var b=t.then(function(r){return r.clone().text().then(function(s){return r.ok?JSON.parse(s):undefined})}).catch(function(){});
c.forEach(function(p,i){(i<a.length?d:e)[p]=b.then(function(b){if(!b)return;
var f=(b.first_responses||[]).find(function(f){return f.path===p});
return f?new Response(f.body,{status:f.status,headers:{'content-type':f.content_type}}):fetch(u(p),{headers:{authorization:b.token_type+' '+b.access_token}})}).catch(function(){})})
})()`
}

type Calls = Readonly<Record<string, readonly AnyOperation[]>>

function pathsOf(calls: Calls): Record<string, string[]> {
  return Object.fromEntries(Object.entries(calls).map(([path, operations]) => [path, operations.map(pathOf)]))
}
