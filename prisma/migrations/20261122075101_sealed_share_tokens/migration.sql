-- A link is opened by its token's hash. The token itself stays in its column, until the server, which alone has the key,
-- seals it there: a second after its start (api/auth/shareTokens.ts).
ALTER TABLE "share_links" RENAME COLUMN "token" TO "sealed_token";
ALTER TABLE "share_links" ADD COLUMN "hash" TEXT;
UPDATE "share_links" SET "hash" = translate(encode(sha256("sealed_token"::bytea), 'base64'), '+/=', '-_');
ALTER TABLE "share_links" ALTER COLUMN "hash" SET NOT NULL;
DROP INDEX "share_links_token_key";
CREATE UNIQUE INDEX "share_links_hash_key" ON "share_links"("hash");
