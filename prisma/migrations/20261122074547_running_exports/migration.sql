-- CreateTable
CREATE TABLE "running_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "running_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "running_exports_user_id_idx" ON "running_exports"("user_id");

-- CreateIndex
CREATE INDEX "running_exports_expires_at_idx" ON "running_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "running_exports" ADD CONSTRAINT "running_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
