-- AlterTable
ALTER TABLE "refresh_families" ADD COLUMN     "unused_pair" TEXT;
