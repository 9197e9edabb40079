/** Limits of one process (docs/security.md, 4.2). For scale: our longest document is 6 kB, a photo 5 MB; a save takes 3–5 ms of one core. */
export const bounds = {
  /** Without a valid access token, and for public REST calls. */
  anonymousBodyBytes: 64_000,
  /** A REST call with a session. */
  restBodyBytes: 100_000,
  /** With a session; variables may hold a small photo. */
  graphqlBodyBytes: 1_000_000,
  /** All bodies being received, together. Beyond it, the oldest is refused. */
  unfinishedBytes: 128_000_000,
  /** Nesting of JSON (ours: 4), since its readers are recursive. */
  jsonDepth: 64,
  /** Values in JSON: many small ones take 100 times as long to parse as text of that size. */
  jsonValues: 20_000,

  /** From the connection's first byte to the last header. */
  headersMs: 10_000,
  /** To the last byte of the body; photos have their own limits below. */
  requestMs: 30_000,
  /** How often node:http checks the two; its default of 30 s would be added to them. */
  checkEveryMs: 1_000,
  /** Longer than the 60 s of usual proxies, which would else reuse a connection that we are closing. */
  keepAliveMs: 65_000,
  /** No byte in either direction: the connection is closed. */
  silenceMs: 60_000,

  /** Open sockets, 20–30 kB each. Beyond it idle ones are closed and new ones answered 503; beyond the second, not accepted. */
  connections: 4_000,
  connectionsAtMost: 8_000,
  /**
   * Connections that the system has made and Node has not taken in yet (net.core.somaxconn may allow fewer; Node's own
   * default is 511). Beyond it they are dropped, and a client tries again after 1, 3, 7 and 15 s.
   */
  backlog: 4_096,
  /** How long a connection beyond `connections` may wait before its request. */
  surplusMs: 2_000,
  /**
   * Requests being answered; those whose body is still being received do not count. One core answers 200–400 a second, so
   * the last one waits two seconds; 500 devices that reconnect at once are within it.
   */
  requests: 512,
  /** From one network (network.ts): the other half stays free for others. */
  requestsOfNetwork: 256,

  /** Photos being received or decoded; each is in memory, 7 MB as base64. */
  photos: { most: 16, ofOne: 3 },
  /** Copies being received or read back; each is a file of up to 50 MB (spool.ts). */
  imports: { most: 12, ofOne: 1 },
  /** Where all places are taken, the slowest body that is older than this gives up its own. */
  uploadGraceMs: 10_000,
  /** Slowest upload: this many bytes in each stretch (5 MB at 10 kB/s take 8 minutes). */
  uploadStretchMs: 30_000,
  uploadStretchBytes: 32_000,
  uploadMs: 15 * 60_000,
} as const
