-- AlterTable
ALTER TABLE "users" ADD COLUMN     "google_linked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "known_networks" (
    "user_id" UUID NOT NULL,
    "network" TEXT NOT NULL,
    "proven_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_networks_pkey" PRIMARY KEY ("user_id","network")
);

-- CreateIndex
CREATE INDEX "known_networks_proven_at_idx" ON "known_networks"("proven_at");

-- AddForeignKey
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
