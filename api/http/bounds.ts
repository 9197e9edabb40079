/**
 * What one process lets in, and for how long (docs/security.md, 4.2). A GraphQL body is a document of 6 kB and its
 * variables, a photo 5 MB; a save takes 3–5 ms of one core.
 */
export const bounds = {
  /** Whoever shows no access token that we signed; also every public call of REST. */
  anonymousBodyBytes: 64_000,
  /** A call of REST with a session. */
  restBodyBytes: 100_000,
  /** A document with its variables, of somebody with a session: there may be a small photo in it. */
  graphqlBodyBytes: 1_000_000,
  /** Of bodies that have not ended, all together: beyond it, the one that takes longest goes. */
  unfinishedBytes: 128_000_000,
  /** Of JSON: our deepest input has four floors; what reads it is recursive. */
  jsonDepth: 64,
  /** Of JSON, objects, lists and what they hold: a body of nothing else takes a hundred times as long to parse. */
  jsonValues: 20_000,

  /** From a connection's first byte to its last header. */
  headersMs: 10_000,
  /** To the last byte of the body, photos excepted. */
  requestMs: 30_000,
  /** How often the two are looked at: node:http's own half a minute would be added to them. */
  checkEveryMs: 1_000,
  /** Longer than the minute for which proxies keep an idle connection: they would send into one that we close. */
  keepAliveMs: 65_000,
  /** Nothing sent and nothing taken: who reads an answer that slowly does not read it. */
  silenceMs: 60_000,

  /**
   * Sockets, each 20 to 30 kB. Beyond it the idle ones are closed, and newcomers are told 503 and let go, up to the most
   * that are taken in at all.
   */
  connections: 4_000,
  connectionsAtMost: 8_000,
  /**
   * Connections that the system has made and we have not taken in yet (it may keep fewer: net.core.somaxconn). Beyond it
   * it drops them unsaid, and a client tries again after 1, 3, 7 and 15 s: with Node's 511, of 3,000 that came at once
   * many waited so long for their 503.
   */
  backlog: 4_096,
  /** What a newcomer beyond the bound has to ask, to be told so. */
  surplusMs: 2_000,
  /**
   * Requests that wait for their answer, those that wait for a body left out: at 200 to 400 a second on one core, the last waits two seconds. A wave of 500
   * devices that come back at once is within it.
   */
  requests: 512,
  /** Of one network (network.ts): whoever sends from one place leaves the other half to everybody else. */
  requestsOfNetwork: 256,

  /** Photos on their way or being read: each is held whole, 7 MB as base64. */
  uploads: 16,
  uploadsOfOne: 3,
  /** A photo may come slowly (5 MB at 10 kB/s are 8 minutes), as long as it comes: this much in each stretch. */
  uploadStretchMs: 30_000,
  uploadStretchBytes: 32_000,
  uploadMs: 15 * 60_000,
} as const
