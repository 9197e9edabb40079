-- DropForeignKey
ALTER TABLE "measurement_aliases" DROP CONSTRAINT "measurement_aliases_measurement_id_fkey";

-- AlterTable
ALTER TABLE "measurement_aliases" ALTER COLUMN "measurement_id" DROP NOT NULL;

-- AddForeignKey
ALTER TABLE "measurement_aliases" ADD CONSTRAINT "measurement_aliases_measurement_id_fkey" FOREIGN KEY ("measurement_id") REFERENCES "measurements"("id") ON DELETE SET NULL ON UPDATE CASCADE;
