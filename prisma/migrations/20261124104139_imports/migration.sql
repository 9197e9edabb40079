-- CreateTable
CREATE TABLE "imports" (
    "holder_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "merges" JSONB NOT NULL,
    "is_complete" BOOLEAN NOT NULL DEFAULT false,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "imports_pkey" PRIMARY KEY ("holder_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "imports_user_id_key" ON "imports"("user_id");

-- CreateIndex
CREATE INDEX "imports_expires_at_idx" ON "imports"("expires_at");

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
