-- CreateTable
CREATE TABLE "photo_uploads" (
    "hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photo_uploads_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "photo_uploads_user_id_idx" ON "photo_uploads"("user_id");

-- CreateIndex
CREATE INDEX "photo_uploads_expires_at_idx" ON "photo_uploads"("expires_at");

-- CreateIndex
CREATE INDEX "photos_created_at_idx" ON "photos"("created_at");

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- WebP does not compress any further: PostgreSQL need not try.
ALTER TABLE "photos" ALTER COLUMN "large" SET STORAGE EXTERNAL, ALTER COLUMN "small" SET STORAGE EXTERNAL;
